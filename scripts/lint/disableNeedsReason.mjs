/** A lint rule may be switched off only with its reason: `eslint-disable… rule -- why`. */
export const disableNeedsReason = {
  meta: { type: 'suggestion', schema: [], messages: { reason: 'Say why after "--".' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*(eslint-disable|@ts-)/.test(comment.value)) continue;
          if (/^\s*@ts-expect-error\s+\S/.test(comment.value)) continue;
          if (!/ -- \S/.test(comment.value)) context.report({ loc: comment.loc, messageId: 'reason' });
        }
      },
    };
  },
};

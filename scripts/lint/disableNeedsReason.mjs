/** Requires a reason when a lint rule is disabled: `eslint-disable… rule -- reason`, or `oxlint-disable…`. */
export const disableNeedsReason = {
  meta: { type: 'suggestion', schema: [], messages: { reason: 'Give the reason after "--".' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*((eslint|oxlint)-disable|@ts-)/.test(comment.value)) continue;
          if (/^\s*@ts-expect-error\s+\S/.test(comment.value)) continue;
          if (!/ -- \S/.test(comment.value)) context.report({ loc: comment.loc, messageId: 'reason' });
        }
      },
    };
  },
};

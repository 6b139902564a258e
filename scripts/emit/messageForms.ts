import type { Messages } from '#core/brand/checks/texts';

/**
 * Every message id of the member app with the placeholders of its text and nothing else: what the server needs to check
 * a brand's own texts. The words may change without it.
 */
export function messageForms(messages: Messages): Record<string, string> {
  const ids = [...messages.keys()].sort();
  return Object.fromEntries(
    ids.map((id) => [id, (messages.get(id)?.match(/\{\{[^}]*\}\}/g) ?? []).join(' ')]),
  );
}

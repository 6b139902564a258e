import { errors as catalogue } from '#schemas/api/errors';

/** The Thai texts of the contract, so that server and screens show the same messages. */
export const errors = Object.fromEntries(
  Object.entries(catalogue).map(([code, { message }]) => [code, message.replace(/\{(\w+)\}/g, '{{$1}}')]),
) as Record<keyof typeof catalogue, string>;

/** Paging by page number, for the calls that send it in their body; `meta.next` is then the next number. */
export const numberedPage = {
  page: { type: 'integer', minimum: 1, maximum: 10_000 },
  limit: { type: 'integer', minimum: 1, maximum: 100 },
} as const;

/** Maximum amount of one request, in baht (M5). Brand limits are lower. */
export const maxRequestBaht = 10_000_000;

/** Greatest amount that the platform stores or answers, in baht: 10^12 satang, far below 2^53 (M5). */
export const maxStoredBaht = 10_000_000_000;

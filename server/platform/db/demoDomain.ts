/** Where the demonstration's staff have their addresses. */
export const DEMO_DOMAIN = '@demo.sala.example';

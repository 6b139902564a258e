/** E-mail domain of the demonstration's staff. */
export const DEMO_DOMAIN = '@demo.sala.example';

/** Version of the build, sent with every request (API-04); defined by Vite. */
declare const __WEB_VERSION__: string;

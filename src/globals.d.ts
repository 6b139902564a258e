/** Version of the build, sent with every request; defined by Vite. */
declare const __WEB_VERSION__: string;

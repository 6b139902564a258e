import type { CompiledApp } from '#server/platform/hosting/compiledApp';

/** A member app of one heading: each page shows the brand's name and its own address. */
export const testCompiledApp: CompiledApp = {
  template: {
    html: '<head><!--sala:head--></head><body><div id="root"><!--sala:body--></div><!--sala:brand--></body>',
    preloads: {},
  },
  renderer: {
    prerenderPage: async (path, { displayName }) => {
      if (displayName === 'Unfit') throw new Error('does not render');
      return { html: `<h1>${displayName} ${path}</h1>`, styles: '', styleNames: '' };
    },
    pageTitle: (path, { displayName }) => `${displayName} · ${path}`,
    buildTheme: () => ({ css: ':root{--bg:#000000}', vars: { bg: '#000000' }, families: [], waiting: '' }),
  },
};

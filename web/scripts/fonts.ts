import type { Plugin } from 'vite';

const COMMON = /(alegreya-sans-latin-[47]00-normal|im-fell-dw-pica-sc-latin-400-normal)-[\w-]+\.woff2$/;

/** The letters of every page are fetched along with the code, so that nothing waits for them or jumps. */
export function preload(): Plugin {
  return {
    name: 'seance-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => COMMON.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// In development each page is rendered on request, so that it hydrates as the prerendered one does.
const devDocument: Plugin = {
  name: 'dev-document',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const url = request.originalUrl ?? '/'
        const { renderPage } = await server.ssrLoadModule('/src/web/render.tsx')
        const page: string = await renderPage(url, {
          scripts: ['/src/web/client.tsx'],
          stylesheets: ['/src/web/styles/app.css'],
        })
        const html = await server.transformIndexHtml(url, page)
        // Vite puts line breaks round its own tags; in <head> they would count as a mismatch.
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(html.replace(/(<head>|<\/script>)\s+</g, '$1<'))
      } catch (error) {
        next(error)
      }
    })
  },
}

// The router names its components after defining them, so that the bundler must keep also those
// that nobody uses.
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist/ },
    handler: (code) =>
      code
        .replace(/^\s*\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/React\$1\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ React$$1.$1('),
  },
}

// What starts the program, what comes before it and what serves it without a network are not part
// of it.
const ALONE = /web.(start|first-paint|notices.language-to-offer|offline.worker)\.ts$/

/** It changes less often than our own code, and loads beside it. */
const REACT = /rolldown.runtime|node_modules.(react|react-dom|scheduler)\//

/**
 * What several pages share travels in few files, so that a route is fetched in one step. The first
 * that fits takes a module, with what this needs and none before has.
 */
const FILES = {
  /** It runs beside the program, and needs nothing of it. */
  ahead: /web.ahead\.|shared.studies|web.studies./,
  common:
    /web.(lib.api\.|ui.details|words.figures|artworks.(maker-link|known-works|wall-work))|shared.(measured|modes|fold)/,
  field: /web.ui.(field|select|tick-box|meter)/,
  /** The glossary, for the page of it and for answers. */
  terms: /shared.terms|web.glossary.terms\./,
  /** The calls, their shapes, and what stands round each page behind the login. */
  inside:
    /node_modules.(@tanstack|zod)|shared.(api.(accounts|analysis|billing|exports|history)|allowances|days|money)|web.(lib.(calls|download|use-me)|ui.page-links|usage.use-usage|words.(inside|counted)|billing.(billing-calls|use-buying)|exports.export-(calls|words)|app.(user|bottom)|offline.(offline|register)|history.(history-calls|answer-picture)|images.(kept-picture|image-words|photo\.|upload)|reading.(copy|answer\.))/,
  asking:
    /web.(images.(picture-field|crop|find-frame|use-chosen|heic|picture-bytes)|billing.spent-offers|usage.allowance)/,
  /** How a work is shown and heard and its terms are told, on its own page and in answers. */
  shown:
    /shared.(label-title|marked-words|ranges)|web.(listening|words.work-page|glossary.term-|ui.panel-|browser.later|artworks.label-line)|reading.(study-frame|lights\.|lit|picture-sheet|spoken-place|described|pointable)/,
  /** The text of an answer, its picture and its evidence. */
  answer:
    /web.(sharing.share-words|artworks.photographs|glossary.terms-of|reading.(answer-|by-line|lights-of|evidence|ground|marks|no-picture|picture|place|prose|source|statement|work-heading))|images.(figure|measure)/,
}

const server = 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'src/web/public',
  plugins: [tailwindcss(), react(), leanRouter, devDocument],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/dev': server },
  },
  build: {
    outDir: 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // In KiB. The largest file decodes HEIC photos; it is only loaded where such a photo is chosen.
    chunkSizeWarningLimit: 3000,
    // Every browser that understands our styles preloads modules by itself.
    modulePreload: { polyfill: false },
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: [
            'src/web/client.tsx',
            'src/web/start.ts',
            'src/web/ahead.ts',
            'src/web/first-paint.ts',
            'src/web/offline/worker.ts',
          ],
          // All that the first load needs comes in one file.
          // The entry names every other file, twice: short names keep it small.
          output: {
            codeSplitting: {
              groups: [
                { name: 'ahead', test: FILES.ahead },
                { name: 'react', tags: ['$initial'], test: REACT },
                { name: 'client', tags: ['$initial'], test: (id) => !ALONE.test(id) },
                ...Object.entries(FILES).map(([name, test]) => ({ name, test })),
              ],
            },
            // The worker serves what lies under its address, and its address never changes.
            entryFileNames: ({ name }) =>
              name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[hash:8].js',
          },
        },
  },
  // The prerender is one bundle in production mode; in development only what must share the
  // router's context.
  ssr: { noExternal: isSsrBuild ? true : ['react-router'] },
}))

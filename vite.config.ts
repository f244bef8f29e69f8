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

// The router names its components after defining them, so that the bundler must keep also those that nobody uses.
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

// What starts the program, what comes before it and what serves it without a network are not part of it.
const notAlone = (id: string) =>
  !/src\/web\/(start|first-paint|notices\/language-to-offer|offline\/worker)\.ts$/.test(id)

const server = 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'src/web/public',
  plugins: [tailwindcss(), react(), leanRouter, devDocument],
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': server, '/dev': server } },
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
            'src/web/first-paint.ts',
            'src/web/offline/worker.ts',
          ],
          // All that the first load needs comes in one file.
          // The entry names every other file, twice: short names keep it small.
          output: {
            codeSplitting: {
              groups: [
                { name: 'client', tags: ['$initial'], test: notAlone },
                { name: 'client', test: /shared.modes/ },
              ],
            },
            // The worker serves what lies under its address, and its address never changes.
            entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
            chunkFileNames: 'assets/[hash:8].js',
          },
        },
  },
  // The prerender is one bundle in production mode; in development only what must share the router's context.
  ssr: { noExternal: isSsrBuild ? true : ['react-router'] },
}))

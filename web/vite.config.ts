import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { icons } from './icons.plugin.ts'
import { SHELF_PATH, shelf } from './shelf.plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    icons(),
    shelf(),
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
      manifest: {
        name: 'Deep Time',
        short_name: 'Deep Time',
        description: 'Four heavyweight board games of evolution, with every rule enforced.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f5eedd',
        theme_color: '#f5eedd',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        globIgnores: [`${SHELF_PATH}**`],
        // Older rules are fetched when a table needs them, and then kept: they never change.
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/shelf/'),
            handler: 'CacheFirst',
            options: { cacheName: 'shelf' },
          },
        ],
        navigateFallback: 'index.html',
        // The server's own addresses are no pages of the app.
        navigateFallbackDenylist: [/^\/(api|healthz|metrics)/],
        importScripts: ['push.js'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [icons(), shelf()] },
  build: { target: 'es2022', sourcemap: false, manifest: true, outDir: 'dist', emptyOutDir: true },
})

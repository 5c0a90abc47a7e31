import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { icons } from './icons.plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    icons(),
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-192.png', 'icon-512.png'],
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
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        navigateFallback: 'index.html',
        // The server's own addresses are no pages of the app.
        navigateFallbackDenylist: [/^\/(api|healthz|metrics)/],
        importScripts: ['push.js'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [icons()] },
  build: { target: 'es2022', sourcemap: false, manifest: true, outDir: 'dist', emptyOutDir: true },
})

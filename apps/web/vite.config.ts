import { defineConfig } from 'vite'

// Relative addresses: the same build works at the root of a host, below a path, and from the server.
export default defineConfig({
  base: './',
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
})

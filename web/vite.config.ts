import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { mock } from "./dev/mock.ts";

const server = process.env.CAVALE_SERVER; // where a running server is: npm run dev speaks to it; else to the mock

export default defineConfig({
  plugins: [svelte(), ...(server ? [] : [mock()])],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // our pages allow no data: addresses but for images
    chunkSizeWarningLimit: 400,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: server ? { "/api": { target: server, ws: true } } : {} },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});

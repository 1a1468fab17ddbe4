import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';

/** Of the four thousand pictures of game-icons only those that src/lib/icons.json names. */
function gameIcons(): Plugin {
  const name = 'virtual:game-icons';
  const list = new URL('src/lib/icons.json', import.meta.url);
  return {
    name: 'game-icons',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const all = JSON.parse(
        readFileSync(
          new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url),
          'utf8',
        ),
      ) as { icons: Record<string, { body: string }> };
      const wanted = JSON.parse(readFileSync(list, 'utf8')) as string[];
      const bodies = wanted.map((icon) => {
        const found = all.icons[icon];
        if (!found) throw new Error(`game-icons has no picture called ${icon}`);
        return [icon, found.body] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  build: {
    outDir: '../src/rulebound/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});

import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM, FLAGS } from './scripts/chromium.mjs';

const PORT = Number(process.env.PORT ?? 4173);

export default defineConfig({
  // What any game does is in e2e/; what one game does is in its folder.
  testMatch: ['e2e/*.spec.ts', 'src/games/*/e2e/*.spec.ts'],
  outputDir: 'e2e/artifacts/results',
  fullyParallel: true,
  workers: 2,
  // Whole games and axe on large drawings take their time on two shared cores; a hang still ends.
  timeout: 240_000,
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
    trace: 'retain-on-failure',
    // The worker that keeps files would hide what a test changes.
    serviceWorkers: 'block',
  },
  projects: [
    // A mouse has one pointer and no touch: @fingers is for phones alone, @phone for both.
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@fingers/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone|@fingers/,
    },
  ],
  webServer: {
    command: `npm run preview -- --host 127.0.0.1 --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
});

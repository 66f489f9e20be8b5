import base from './playwright.config';
export default { ...base, testDir: '/work/main/web/e2e', outputDir: '/tmp/shots-patchwork/results', workers: 2,
  use: { ...base.use, baseURL: 'http://127.0.0.1:4311' },
  webServer: { command: 'cd /work/main/web && npx vite preview --outDir /tmp/dist-pw --host 127.0.0.1 --port 4311 --strictPort', port: 4311, reuseExistingServer: true } };

import { expect, test } from 'vitest';
import { testApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';

test('serves the API document if configured, and not in production by default', async () => {
  const open = await testApp();
  expect((await open.call('GET /api-docs/json')).statusCode).toBe(200);
  const closed = await testApp({ apiDocs: false });
  for (const path of ['/api-docs', '/api-docs/', '/api-docs/json', '/api-docs/static/index.html'])
    expect((await closed.call(`GET ${path}`)).statusCode, path).toBe(404);
  expect((await closed.call('GET /auth/options')).json()).toMatchObject({ apiDocs: false });
  await closed.close();

  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://localhost/x',
    PUBLIC_URL: 'https://backoffice.faculty.example',
    JWT_SECRET: 'Zm7Qw2-Lr9Tx4_Vb8Nc3Hy6Kd1Pf5Sg0JaEu',
    AUTH_LOCAL_ENABLED: 'true',
    DATA_DIR: open.dataDirectory,
  };
  expect(readConfig(production).apiDocs).toBe(false);
  expect(readConfig({ ...production, API_DOCS: 'true' }).apiDocs).toBe(true);
  await open.close();
});

test('the document says what a field is called', async () => {
  const t = await testApp();
  const { paths } = (await t.call('GET /api-docs/json')).json();
  const { properties } = paths['/web_con_news'].post.requestBody.content['application/json'].schema;
  expect(properties.news_title_en.title).toBe('หัวข้อข่าว (ภาษาอังกฤษ) · Title (English)');
  await t.close();
});

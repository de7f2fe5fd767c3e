import { expect, test } from '../../support/journey.ts';
import { address } from '../../support/ports.ts';
import { button, goTo } from './go-to.ts';

test('line charts that are opened directly have lines, each of its own colour and in sight', async ({ page, signIn }) => {
  await signIn(page, 'admin', '/charts/line-charts');
  const lines = page.locator('main .recharts-line-curve');
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toHaveCSS('fill', 'none');
  const strokes = await lines.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  expect(new Set(strokes.filter((stroke) => stroke !== 'none')).size).toBe(3);
});

test('the donut changes as documented; maps show all countries but Antarctica, 18 capitals and one marker, without another website', async ({
  page,
  signIn,
  language,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => /^(http|ws)/.test(request.url()) && !request.url().startsWith(address) && outside.push(request.url()));
  await signIn(page, 'admin', '/charts/pie-charts');
  const donut = page.getByRole('table').first().getByRole('row');
  await expect(donut).toHaveCount(5);
  await button(page, 'Add').click();
  await expect(donut).toHaveCount(6);
  await button(page, 'Randomize').click();
  for (const row of (await donut.all()).slice(1)) {
    const value = Number(await row.getByRole('cell').first().textContent());
    expect([value >= 1, value <= 100]).toEqual([true, true]);
  }
  while (await button(page, 'Remove').isEnabled()) await button(page, 'Remove').click();
  await expect(donut).toHaveCount(2);
  await button(page, 'Reset').click();
  await expect(donut).toHaveCount(5);

  await goTo(page, '/charts/bar-charts', language);
  await expect(page.locator('main .recharts-bar-rectangle').first()).toBeVisible();

  await goTo(page, '/maps/vector', language);
  await expect(page.locator('[data-country="TH"]')).toHaveCount(1);
  await expect(page.locator('[data-country="AQ"]')).toHaveCount(0);
  await expect(page.locator('main svg circle')).toHaveCount(18);
  await expect(page.locator('[data-country="LA"]')).toHaveText(/(ลาว|Laos): 9/);

  await goTo(page, '/maps/google', language);
  await expect(page.getByText('MAP_TILES_URL')).toBeVisible();
  await expect(page.locator('[data-marker]')).toHaveCount(1);
  await expect(page.locator('main')).toContainText(/(ระดับการขยาย|zoom) 12/);
  expect(outside).toEqual([]);
});

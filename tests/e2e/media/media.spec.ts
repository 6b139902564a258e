import { demoMember, openAs } from '../support/member';
import { brandOf, brandUrl, brandWith, expect, test } from '../support/site';

const brand = brandWith(({ flags, embeds }) => flags.media && flags.movie && embeds.movies.length > 0);

test('RTM-22 RTM-23 RTM-24 PUB-11 RTM-14 a member visits every page of the media hub; a film plays; bonus windows match the visitors’ page; the bonus is in the history @prove', async ({
  page,
}) => {
  const { flags, embeds } = brandOf(brand);
  const windows = page.getByRole('main').locator('article dl');
  await page.goto(brandUrl(brand, '/promotion'));
  await expect(windows.first()).toBeVisible();
  const shownToVisitors = await windows.allInnerTexts();

  await openAs(page, await demoMember(brand), '/auth/media');
  const tiles = page.getByTestId('media-tile');
  const offered = [flags.wheel, flags.flipCard, flags.flipCardReward, flags.movie, flags.promotion];
  await expect(tiles).toHaveCount(offered.filter(Boolean).length);
  const paths = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href') ?? ''));
  for (const path of paths) {
    await page.goto(brandUrl(brand, path));
    await page.getByRole('link', { name: 'ย้อนกลับ' }).click();
    await expect(page).toHaveURL(/\/auth\/media$/);
  }

  await page.goto(brandUrl(brand, '/auth/media/promotion'));
  await expect(windows.first()).toBeVisible();
  expect(await windows.allInnerTexts()).toEqual(shownToVisitors);
  await page.getByRole('link', { name: 'ฝากเงินรับโบนัส' }).click();
  await expect(page).toHaveURL(/\/auth\/deposit(\?|$)/);

  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }),
  );
  await page.goto(brandUrl(brand, '/auth/media/movie'));
  await expect(page.getByTestId('movie')).toHaveCount(embeds.movies.length);
  await page.getByTestId('movie').first().click();
  await expect(page.frameLocator('iframe').getByText('film')).toBeVisible();

  await page.goto(brandUrl(brand, '/auth/transaction/history?type=bonus'));
  // The required turnover is listed with the bonus.
  const bonuses = page.getByTestId('history-row').filter({ hasText: /โบนัส.*\+\d+\.\d\d.*สำเร็จ/s });
  await expect(bonuses).toHaveCount(1);
});

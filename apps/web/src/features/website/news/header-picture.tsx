import type { NewsItem } from '@faculty/contracts/website/news';
import { smallPicture } from '../../../kit/fields/small-picture.ts';
import classes from './news.module.css';

/** The header image of a news item, small: the Thai one, else the English one. */
export function HeaderPicture({ item }: { item: NewsItem }) {
  const address = item.news_h_image_th ?? (item.switch_lang === 'Y' ? item.news_h_image_en : null);
  if (address === null) return null;
  // decorative: the title stands beside it
  return <img src={smallPicture(address)} alt="" width={66} height={44} loading="lazy" className={classes.header} />;
}

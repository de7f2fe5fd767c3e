import type { NewsItem } from '@faculty/contracts/website/news';
import { smallPicture } from '../../../kit/fields/small-picture.ts';
import classes from './news.module.css';

/** The header images of a news item, small: the Thai one, and the English one when there is an English version. */
export function HeaderPictures({ item }: { item: NewsItem }) {
  const english = item.switch_lang === 'Y' ? item.news_h_image_en : null;
  const pictures = [item.news_h_image_th, english].filter((address) => address !== null);
  return (
    <span className={classes.headers}>
      {pictures.map((address) => (
        // decorative: the title stands beside it
        <img key={address} src={smallPicture(address)} alt="" width={80} height={52} loading="lazy" className={classes.header} />
      ))}
    </span>
  );
}

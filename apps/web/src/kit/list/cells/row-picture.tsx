import { smallPicture } from '../../fields/small-picture.ts';
import classes from '../list-page.module.css';

/** A record's picture in its row, small; `address` is the public one, null where there is none. */
export function RowPicture({ address }: { address: string | null }) {
  if (address === null) return null;
  // decorative: the title is next to it
  return <img src={smallPicture(address)} alt="" width={66} height={44} loading="lazy" className={classes.picture} />;
}

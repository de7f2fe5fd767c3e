// the classes of the icons, and of their fonts the compressed files alone
import '@fortawesome/fontawesome-free/css/fontawesome.min.css';
import './icon-font.css';
import { isIconCode } from '@faculty/contracts/website/link-icons';
import classes from './cover.module.css';

interface CoverTileProps {
  icon: string;
  colour: string;
  isLarge?: boolean;
}

/** A link that has no picture, as the website draws it: its icon in white on its colour. */
export function CoverTile({ icon, colour, isLarge = false }: CoverTileProps) {
  return (
    // decorative: what it means stands beside it
    <span className={classes.tile} style={{ backgroundColor: colour }} data-large={isLarge || undefined} aria-hidden>
      <IconGlyph code={icon} />
    </span>
  );
}

/** An icon by its code; nothing for a code that is none. */
export function IconGlyph({ code }: { code: string }) {
  return isIconCode(code) ? <i className={code} aria-hidden /> : null;
}

// icon classes only; icon-font.css loads just the woff2 fonts
import '@fortawesome/fontawesome-free/css/fontawesome.min.css';
import './icon-font.css';
import { isIconCode } from '@faculty/contracts/website/link-icons';
import classes from './cover.module.css';

interface CoverTileProps {
  icon: string;
  colour: string;
  isLarge?: boolean;
}

/** A link without a picture as on the website: its icon in white on its colour. */
export function CoverTile({ icon, colour, isLarge = false }: CoverTileProps) {
  return (
    // decorative: the meaning is written beside it
    <span className={classes.tile} style={{ backgroundColor: colour }} data-large={isLarge || undefined} aria-hidden>
      <IconGlyph code={icon} />
    </span>
  );
}

/** An icon by its code; renders nothing for an invalid code. */
export function IconGlyph({ code }: { code: string }) {
  return isIconCode(code) ? <i className={code} aria-hidden /> : null;
}

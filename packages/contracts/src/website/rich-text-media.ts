/**
 * Style rules of pictures, videos and frames in rich text, for the website and for previews: none is wider than the text, and one with a width keeps its
 * shape, because a written height would distort it where the text is narrower than the width. One with a height only keeps that, as an icon does.
 * @param within selector of the text
 */
export const richTextMedia = (within: string): string =>
  [
    `${within} :is(img,video,iframe){max-width:100%}`,
    `${within} :is(img,video){object-fit:contain}`,
    `${within} :is(img,video):is([width],[style^="width"],[style*=";width"],[style*="; width"]){height:auto!important}`,
    `${within} iframe{width:100%;height:auto!important;aspect-ratio:16/9;border:0}`,
  ].join('');

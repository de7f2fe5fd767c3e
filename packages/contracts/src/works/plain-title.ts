import { withoutEntities } from './entities.ts';

/** Markup that Crossref leaves in titles. */
const markup = /<\/?(?:(?:[biup]|em|strong|su[bp]|span|br|scp|tt|small|font|inf|italic|bold)\b|(?:jats|mml):)[^<>]{0,200}>/gi;

/** A title without markup and entities, in one line. */
export const plainTitle = (text = ''): string => withoutEntities(text).replace(markup, '').replace(/\s+/g, ' ').trim();

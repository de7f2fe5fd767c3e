import { contrastOf } from '@faculty/contracts/kit/colour-contrast';
import { noAddress } from '@faculty/contracts/kit/fields';
import { videoOf } from '@faculty/contracts/kit/video-address';
import type { Records, SiteData } from '../data.ts';
import { type Html, html } from '../html.ts';
import { type PageContent, picture, type Site, trail } from '../layout.ts';

type Link = Records['link'];

/** A link as a card: its picture, or without one its title on its colour. `mark` says what kind of thing it opens. */
export function linkCard(link: Link, mark?: string): Html {
  const { links_h_image, links_h_color: colour } = link;
  const title = html`<a href="${link.links_url}">${link.links_title}</a>`;
  const shown = mark && html`<span class="play">${mark}</span>`;
  if (links_h_image)
    return html`<article class="item"><span class="cover">${picture(links_h_image, '', 'card')}${shown}</span><div><h3 lang="${link.lang}">${title}</h3></div></article>`;
  const isDark = (contrastOf(colour, '#FFFFFF') ?? 0) >= (contrastOf(colour, '#000000') ?? 0);
  return html`<article class="item"><div class="cover"><h3 class="card titled" lang="${link.lang}" style="background:${colour};--on:${isDark ? '#FFFFFF' : '#000000'}">${title}</h3>${shown}</div></article>`;
}

/** Links as boxes with their description, and their manual where they have one. */
export const linkBoxes = ({ t }: Site, links: readonly Link[]): Html =>
  html`<ul class="services">${links.map(
    (link) =>
      html`<li lang="${link.lang}"><a href="${link.links_url}">${link.links_title}</a><p class="facts">${link.links_desc}</p>${link.links_url_manual !== noAddress && link.links_url_manual !== '' && html`<p><a class="manual" href="${link.links_url_manual}">${t.manual}<span class="hidden"> ${link.links_title}</span></a></p>`}</li>`,
  )}</ul>`;

/** Links by their groups; a group with pictures is a group of cards. Videos lead to their pages, so that nothing of another site is loaded. */
export async function links(site: Site, data: SiteData): Promise<PageContent> {
  const { lang, t } = site;
  const [{ rows }, groups] = await Promise.all([data.list('link', { lang, limit: 500 }), data.options('LINK_GROUP', lang)]);
  return {
    title: t['/links'],
    body: html`${trail(site, '/links')}<h1>${t['/links']}</h1>${groups.map(({ code, label }) => {
      const own = rows.filter(({ links_group_tag }) => links_group_tag === code);
      const withPictures = own.some(({ links_h_image }) => links_h_image);
      return (
        own.length > 0 &&
        html`<section><h2>${label}</h2>${withPictures ? html`<div class="cards">${own.map((link) => linkCard(link, videoOf(link.links_url) ? t.video : undefined))}</div>` : linkBoxes(site, own)}</section>`
      );
    })}${rows.length === 0 && html`<p>${t.nothing}</p>`}`,
  };
}

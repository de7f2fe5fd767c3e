import { z } from 'zod';
import { foundPlace, mostCounted } from '../shell/search.ts';

const sitePicture = z.object({
  address: z.string(),
  /** In pixels; null where it is not known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export interface SitePicture extends z.infer<typeof sitePicture> {}

/** What the faculty is called and how it is reached, and the colours (`#RRGGBB`) and pictures of its website. Texts that it does not have are empty. */
export const siteSettings = z.object({
  faculty_name: z.string(),
  university_name: z.string(),
  tagline: z.string(),
  address: z.string(),
  telephone: z.string(),
  email: z.string(),
  map_url: z.string(),
  opening_hours: z.string(),
  main_colour: z.string(),
  main_colour_dark: z.string(),
  accent_colour: z.string(),
  social: z.array(z.object({ network: z.string(), name: z.string(), url: z.string() })),
  logo_light: sitePicture.nullable(),
  logo_dark: sitePicture.nullable(),
  share_image: sitePicture.nullable(),
});
export interface SiteSettings extends z.infer<typeof siteSettings> {}

/** A category of the grouped documents with its headings. */
export const groupTree = z.object({
  group_master_id: z.int(),
  group_master_name: z.string(),
  group_master_title: z.string(),
  headings: z.array(
    z.object({
      group_sub_a_id: z.int(),
      group_sub_a_index: z.string(),
      group_sub_a_title: z.string(),
      subheadings: z.array(z.object({ group_sub_b_id: z.int(), group_sub_b_title: z.string() })),
    }),
  ),
});
export interface GroupTree extends z.infer<typeof groupTree> {}

/** Somebody in the grid of a showcase. */
export const placedPerson = z.object({
  row_number: z.int(),
  column_number: z.int(),
  user_name: z.string(),
  fname: z.string(),
  lname: z.string(),
  prefix: z.string(),
  position: z.string(),
  picture: z.string().nullable(),
});
export interface PlacedPerson extends z.infer<typeof placedPerson> {}

/** A degree of a person. */
export const education = z.object({ edu_year: z.int(), edu_name: z.string(), edu_degree: z.string(), edu_degree_place: z.string() });
export interface Education extends z.infer<typeof education> {}

/** The first records of each kind that a search finds, for everybody. */
export const publicSearchAnswer = z.object({
  groups: z.array(
    z.object({
      kind: z.string(),
      path: z.string(),
      count: z.int().describe(`Exact to ${mostCounted}; one more says that there are more`),
      hits: z.array(
        z.object({
          kind: z.string(),
          key: z.string(),
          title: z.string(),
          lang: z.enum(['th', 'en']),
          date: z.string().nullable(),
          picture: z.string().nullable(),
          address: z.string().nullable(),
          place: foundPlace.nullable().describe('Where the words stand besides the title, in pieces'),
        }),
      ),
    }),
  ),
  complete: z.boolean().describe('Whether the texts of all records are searched; false for a while after an update'),
});
export interface PublicSearchAnswer extends z.infer<typeof publicSearchAnswer> {}

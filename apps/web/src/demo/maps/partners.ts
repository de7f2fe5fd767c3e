/** Invented: agreements with universities, by country. */
export const partners: Readonly<Record<string, number>> = {
  LA: 9,
  VN: 7,
  CN: 6,
  KH: 5,
  JP: 4,
  KR: 3,
  ID: 3,
  MY: 2,
  PH: 2,
  TW: 2,
  IN: 1,
  AU: 1,
  DE: 1,
  FR: 1,
  GB: 1,
};

/** The steps of the legend, from none to most. */
export const levels = [
  { least: 0, most: 0 },
  { least: 1, most: 1 },
  { least: 2, most: 3 },
  { least: 4, most: 6 },
  { least: 7, most: 9 },
] as const;

/** Which step of the legend a number stands in. */
export const levelOf = (count: number) => levels.findIndex(({ least, most }) => least <= count && count <= most);

export const countOf = (code: string) => partners[code] ?? 0;

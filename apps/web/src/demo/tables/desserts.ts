export interface Dessert {
  name: string;
  /** Calories, fat, carbohydrates, protein. */
  figures: readonly number[];
  /** Percent of what a day needs, as text: it can be edited. */
  iron: string;
}

/** The template's ten desserts, per 100 g. */
export const desserts: readonly Dessert[] = [
  { name: 'Frozen Yogurt', figures: [159, 6, 24, 4], iron: '1%' },
  { name: 'Ice cream sandwich', figures: [237, 9, 37, 4.3], iron: '1%' },
  { name: 'Eclair', figures: [262, 16, 23, 6], iron: '7%' },
  { name: 'Cupcake', figures: [305, 3.7, 67, 4.3], iron: '8%' },
  { name: 'Gingerbread', figures: [356, 16, 49, 3.9], iron: '16%' },
  { name: 'Jelly bean', figures: [375, 0, 94, 0], iron: '0%' },
  { name: 'Lollipop', figures: [392, 0.2, 98, 0], iron: '2%' },
  { name: 'Honeycomb', figures: [408, 3.2, 87, 6.5], iron: '45%' },
  { name: 'Donut', figures: [452, 25, 51, 4.9], iron: '22%' },
  { name: 'KitKat', figures: [518, 26, 65, 7], iron: '6%' },
];

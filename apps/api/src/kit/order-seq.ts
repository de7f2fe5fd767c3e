/** What a record's order number becomes: the given one, or for AUTO the next whole number after the highest. */
export async function nextOrder(given: number | 'AUTO', highest: () => Promise<number | null | undefined>): Promise<number> {
  return given === 'AUTO' ? Math.floor((await highest()) ?? 0) + 1 : given;
}

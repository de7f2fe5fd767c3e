/** The system's mark: an open book under a gold lozenge. Decoration; the name always stands beside it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" style={{ display: 'block', flex: 'none' }} />;
}

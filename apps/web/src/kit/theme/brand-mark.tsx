/** The system's logo: an open book under a gold lozenge. Decorative; the name is always next to it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" style={{ display: 'block', flex: 'none' }} />;
}

import type { Uploading } from '../../../application/stop'

/** As the limit of an upload counts it. */
const MB = 1024 * 1024

/** Such as `1.2 of 1.9 MB`. */
export const uploadProgressText = ({ size, share }: Pick<Uploading, 'size' | 'share'>): string => {
  if (share >= 1) return 'Sent, being read'
  return `${formatMb(size * share)} of ${formatMb(size)} MB`
}

const formatMb = (bytes: number): string => (bytes / MB).toFixed(1)

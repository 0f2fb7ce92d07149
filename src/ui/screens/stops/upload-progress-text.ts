import type { Uploading } from '../../../application/stop'

const MB = 1_000_000

/** Such as `1.2 of 1.9 MB`. */
export const uploadProgressText = ({ size, share }: Pick<Uploading, 'size' | 'share'>): string => {
  if (share >= 1) return 'Sent, being read'
  return `${formatMb(size * share)} of ${formatMb(size)} MB`
}

const formatMb = (bytes: number): string => (bytes / MB).toFixed(1)

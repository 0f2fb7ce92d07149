import type { Uploading } from '../../../application/stop'

const MB = 1_000_000

/** `1.2 of 1.9 MB` */
export const sentInWords = ({ size, share }: Pick<Uploading, 'size' | 'share'>): string => {
  if (share >= 1) return 'Sent, being read'
  return `${inMb(size * share)} of ${inMb(size)} MB`
}

const inMb = (bytes: number): string => (bytes / MB).toFixed(1)

import { CircleAlert, CircleCheck, Info, LogOut, OctagonAlert, TriangleAlert, X } from 'lucide-static'

/** The drawing inside the frame; the frame is ours. */
const drawingOf = (svg: string): string => svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim()

export const icons = {
  close: drawingOf(X),
  error: drawingOf(OctagonAlert),
  'field error': drawingOf(CircleAlert),
  info: drawingOf(Info),
  logout: drawingOf(LogOut),
  success: drawingOf(CircleCheck),
  warning: drawingOf(TriangleAlert),
} as const

export type IconName = keyof typeof icons

import type { Style } from '../font'

/** The colours of the light theme of the screens. */
export const colours = {
  ink: '#14212a',
  text: '#22313b',
  quiet: '#4b5d69',
  line: '#dde4e8',
  strongLine: '#80909b',
  sunken: '#f4f6f8',
  brand: '#0f4c5c',
  danger: '#b3261e',
  warning: { soft: '#fdf3da', bar: '#b37a00', text: '#6a4600' },
  info: { soft: '#e7f1f9', bar: '#1f6fa8', text: '#174a70' },
  paper: '#ffffff',
} as const

const textStyle = (weight: Style['weight'], size: number, leading: number, colour: string): Style => ({
  weight,
  size,
  leading,
  colour,
})

export const styles = {
  title: textStyle('semibold', 24, 30, colours.ink),
  heading: textStyle('semibold', 17, 23, colours.ink),
  lead: textStyle('regular', 11, 16, colours.quiet),
  figure: textStyle('semibold', 17, 22, colours.ink),
  figureWarning: textStyle('semibold', 17, 22, colours.danger),
  label: textStyle('regular', 8, 11, colours.quiet),
  smallFigure: textStyle('semibold', 10, 14, colours.text),
  smallFigureWarning: textStyle('semibold', 10, 14, colours.danger),
  body: textStyle('regular', 8.5, 11.5, colours.text),
  strong: textStyle('semibold', 8.5, 11.5, colours.ink),
  note: textStyle('regular', 8, 11, colours.text),
  small: textStyle('regular', 7.5, 10, colours.quiet),
  smallWarning: textStyle('semibold', 7.5, 10, colours.danger),
  columnTitle: textStyle('semibold', 7.5, 10, colours.quiet),
  brand: textStyle('semibold', 12, 16, colours.ink),
  headAndFoot: textStyle('regular', 8, 11, colours.quiet),
} as const

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
  danger: { soft: '#fcecea', bar: '#c8372d', text: '#8c1d18' },
  warning: { soft: '#fdf3da', bar: '#b37a00', text: '#6a4600' },
  info: { soft: '#e7f1f9', bar: '#1f6fa8', text: '#174a70' },
  paper: '#ffffff',
  mapEdge: '#c3ced5',
} as const

/** As on the screen's map. */
export const mapColours = {
  water: '#cfdee6',
  land: '#f3f4f0',
  neighbour: '#e8eae7',
  coast: '#a9bfca',
  province: '#c9cfcb',
  road: '#ffffff',
  roadEdge: '#d5d9d6',
  halo: '#f3f4f0',
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
  figureWarning: textStyle('semibold', 17, 22, colours.danger.text),
  narrowFigure: textStyle('semibold', 13, 18, colours.ink),
  narrowFigureWarning: textStyle('semibold', 13, 18, colours.danger.text),
  label: textStyle('regular', 8, 11, colours.quiet),
  smallFigure: textStyle('semibold', 10, 14, colours.text),
  smallFigureWarning: textStyle('semibold', 10, 14, colours.danger.text),
  body: textStyle('regular', 8.5, 11.5, colours.text),
  quiet: textStyle('regular', 8.5, 11.5, colours.quiet),
  strong: textStyle('semibold', 8.5, 11.5, colours.ink),
  note: textStyle('regular', 8, 11, colours.text),
  small: textStyle('regular', 7.5, 10, colours.quiet),
  smallWarning: textStyle('semibold', 7.5, 10, colours.danger.text),
  columnTitle: textStyle('semibold', 7.5, 10, colours.quiet),
  brand: textStyle('semibold', 12, 16, colours.ink),
  headAndFoot: textStyle('regular', 8, 11, colours.quiet),
} as const

const MAP_LABEL = '#42535f'

/** The names on a map: places by their rank, waters and countries. */
export const mapLabelStyles = {
  r1: textStyle('semibold', 8.4, 10, MAP_LABEL),
  r2: textStyle('semibold', 7.6, 9, MAP_LABEL),
  r3: textStyle('regular', 7.4, 9, MAP_LABEL),
  r4: textStyle('regular', 6.8, 8, MAP_LABEL),
  r5: textStyle('regular', 6.8, 8, MAP_LABEL),
  water: textStyle('regular', 7, 9, '#39637c'),
  area: textStyle('semibold', 7, 9, '#5c6b75'),
} as const

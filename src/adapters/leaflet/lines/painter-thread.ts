import { paint, type Painting } from './painting'

addEventListener('message', ({ data: painting }: MessageEvent<Painting>) => {
  const { width, height, ratio } = painting
  const canvas = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is nothing to paint on.')
  paint(context, painting)
  const bitmap = canvas.transferToImageBitmap()
  postMessage(bitmap, { transfer: [bitmap] })
})

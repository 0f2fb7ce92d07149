import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DropTarget, useFileDrop } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const Panel = ({ onFiles }: { readonly onFiles: (files: ReadonlyArray<File>) => void }) => {
  const isOver = useFileDrop(onFiles)
  return (
    <>
      <p>The map</p>
      <div className="rr-panel">
        <p>Toolbar</p>
        <DropTarget isOver={isOver} message="Drop a .json file with stops here" />
      </div>
    </>
  )
}

const stops = new File(['[]'], 'stops-week-48.json')

const dragged = (kind: 'dragover' | 'dragleave' | 'drop', holds: File | string = stops): DragEvent => {
  const dataTransfer = new DataTransfer()
  if (typeof holds === 'string') dataTransfer.setData('text/plain', holds)
  else dataTransfer.items.add(holds)
  return new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
}

const drop = () => {
  const onFiles = vi.fn<(files: ReadonlyArray<File>) => void>()
  renderComponent(<Panel onFiles={onFiles} />)
  const over = (words: string, event: DragEvent): DragEvent => {
    page.getByText(words).element().dispatchEvent(event)
    return event
  }
  return { onFiles, over }
}

const release = page.getByText('Release to upload')

describe('a file that is dropped', () => {
  it('is announced while it is over the panel, and taken there', async () => {
    const { onFiles, over } = drop()
    over('Toolbar', dragged('dragover'))
    await expect.element(release).toBeVisible()
    const dropped = over('Toolbar', dragged('drop'))
    await expect.element(release).not.toBeInTheDocument()
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([stops])
    expect(dropped.defaultPrevented).toBe(true)
  })

  it('is not taken on the map, and does not lead away from the page', async () => {
    const { onFiles, over } = drop()
    over('The map', dragged('dragover'))
    await expect.element(release).not.toBeInTheDocument()
    expect(over('The map', dragged('drop')).defaultPrevented).toBe(true)
    expect(onFiles).not.toHaveBeenCalled()
  })

  it('is forgotten once it leaves the page', async () => {
    const { over } = drop()
    over('Toolbar', dragged('dragover'))
    await expect.element(release).toBeVisible()
    over('Toolbar', dragged('dragleave'))
    await expect.element(release).not.toBeInTheDocument()
  })

  it('must be a file: text goes where the browser likes', () => {
    const { onFiles, over } = drop()
    expect(over('Toolbar', dragged('drop', 'words')).defaultPrevented).toBe(false)
    expect(onFiles).not.toHaveBeenCalled()
  })
})

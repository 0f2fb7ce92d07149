import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  Button,
  CopyButton,
  deleteIcon,
  IconButton,
  IconLink,
  optimiseIcon,
  reportIcon,
  uploadIcon,
} from '../../../src/ui/components'
import { renderComponent } from './render-component'

const why = 'This project already has stops'

describe('a button with a reason not to', () => {
  it('can be reached, says why, and does nothing', async () => {
    const pressed = vi.fn<() => void>()
    renderComponent(<Button label="Upload file" icon={uploadIcon} disabledReason={why} onPress={pressed} />)
    const upload = page.getByRole('button', { name: 'Upload file' })
    upload.element().focus()
    await expect.element(upload).toHaveFocus()
    await expect.element(upload).toHaveAccessibleDescription(why)
    await expect.element(upload).toHaveAttribute('data-tip', why)
    await upload.click({ force: true })
    expect(pressed).not.toHaveBeenCalled()
  })

  it('says so as an icon, and as a link', async () => {
    renderComponent(
      <>
        <IconButton label="Download report" icon={reportIcon} disabledReason={why} onPress={() => undefined} />
        <IconLink label="Optimise" icon={optimiseIcon} to="/optimise" disabledReason={why} showsLabel />
      </>,
    )
    await expect.element(page.getByRole('button', { name: 'Download report' })).toHaveAccessibleDescription(why)
    const optimise = page.getByRole('link', { name: 'Optimise' })
    await expect.element(optimise).toHaveAccessibleDescription(why)
    await expect.element(optimise).toHaveAttribute('aria-disabled', 'true')
    await expect.element(optimise).not.toHaveAttribute('href')
  })
})

describe('a button whose work runs', () => {
  it('does not start it twice', async () => {
    const pressed = vi.fn<() => void>()
    renderComponent(<Button label="Delete" variant="danger" busy onPress={pressed} />)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true')
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('the width of a button', () => {
  const width = () => page.getByRole('button', { name: 'Delete' }).element().getBoundingClientRect().width

  it.each([
    ['plain', undefined],
    ['danger', undefined],
    ['small', undefined],
    ['quiet', undefined],
    ['primary', deleteIcon],
  ] as const)('stays while its work runs: %s, with icon %s', (look, icon) => {
    const button = (busy: boolean) => (
      <Button
        label="Delete"
        variant={look}
        busy={busy}
        {...(icon === undefined ? {} : { icon })}
        onPress={() => undefined}
      />
    )
    const draw = renderComponent(button(false))
    const idle = width()
    draw(button(true))
    expect(width()).toBeCloseTo(idle, 1)
  })
})

describe('a button that copies', () => {
  it('says so only once it is done', async () => {
    let copied = false
    renderComponent(<CopyButton label="Copy" onCopy={async () => copied} />)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    copied = true
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  })
})

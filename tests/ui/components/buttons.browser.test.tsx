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

const reason = 'This project already has stops'

describe('a control with a disabled reason', () => {
  it('a disabled button takes the focus, has its reason as description, and ignores clicks', async () => {
    const onPress = vi.fn<() => void>()
    renderComponent(<Button label="Upload file" icon={uploadIcon} disabledReason={reason} onPress={onPress} />)
    const upload = page.getByRole('button', { name: 'Upload file' })
    upload.element().focus()
    await expect.element(upload).toHaveFocus()
    await expect.element(upload).toHaveAccessibleDescription(reason)
    await expect.element(upload).toHaveAttribute('data-tip', reason)
    await upload.click({ force: true })
    expect(onPress).not.toHaveBeenCalled()
  })

  it('a disabled icon button and a disabled icon link have the reason as description', async () => {
    renderComponent(
      <>
        <IconButton label="Download report" icon={reportIcon} disabledReason={reason} onPress={() => undefined} />
        <IconLink label="Optimise" icon={optimiseIcon} to="/optimise" disabledReason={reason} showsLabel />
      </>,
    )
    await expect.element(page.getByRole('button', { name: 'Download report' })).toHaveAccessibleDescription(reason)
    const optimise = page.getByRole('link', { name: 'Optimise' })
    await expect.element(optimise).toHaveAccessibleDescription(reason)
    await expect.element(optimise).toHaveAttribute('aria-disabled', 'true')
    await expect.element(optimise).not.toHaveAttribute('href')
  })
})

describe('Button while busy', () => {
  it('a busy button ignores clicks', async () => {
    const onPress = vi.fn<() => void>()
    renderComponent(<Button label="Delete" variant="danger" busy onPress={onPress} />)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true')
    expect(onPress).not.toHaveBeenCalled()
  })
})

describe('the width of Button', () => {
  const width = () => page.getByRole('button', { name: 'Delete' }).element().getBoundingClientRect().width

  it.each([
    ['plain', undefined],
    ['danger', undefined],
    ['small', undefined],
    ['quiet', undefined],
    ['primary', deleteIcon],
  ] as const)('a %s button with icon %s keeps its width while busy', (variant, icon) => {
    const button = (busy: boolean) => (
      <Button
        label="Delete"
        variant={variant}
        busy={busy}
        {...(icon === undefined ? {} : { icon })}
        onPress={() => undefined}
      />
    )
    const rerender = renderComponent(button(false))
    const idle = width()
    rerender(button(true))
    expect(width()).toBeCloseTo(idle, 1)
  })
})

describe('CopyButton', () => {
  it('the status says Copied only after a successful copy', async () => {
    let copied = false
    renderComponent(<CopyButton label="Copy" onCopy={async () => copied} />)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    copied = true
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  })
})

import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { routeAsText, wholePlan } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import { navigationLinks, type Route } from '../../domain/route'
import { useApp } from '../app-facade'
import { Icon, Menu, copyIcon, externalIcon, moreIcon, reportIcon } from '../components'
import { ExportDialog } from './export-dialog'

type RouteExportMenuProps = { readonly projectId: ProjectId; readonly route: Route; readonly number: string }

/** How a route leaves the program: as a text, in a navigation app, which takes ten stops at a time, or as a file. */
export const RouteExportMenu = observer(({ projectId, route, number }: RouteExportMenuProps) => {
  const { plan, copyText, toast } = useApp()
  const [isExporting, setExporting] = useState(false)
  const places = route.visits.flatMap(({ address: { coordinates } }, index) =>
    coordinates === undefined ? [] : [{ coordinates, position: index + 1 }],
  )
  const copy = async (): Promise<void> => {
    const { plan: current } = plan.store
    if (current === undefined) return
    const isCopied = await copyText(routeAsText(current, route))
    toast.show({
      message: isCopied ? `Route ${number} copied as text` : 'The browser does not allow a page to copy here',
    })
  }
  return (
    <>
      <Menu
        label={`Send route ${number}`}
        className="rr-row-menu"
        choices={[
          { label: 'Copy as text', icon: copyIcon, onChoose: () => void copy() },
          ...navigationLinks(places).map(({ url, places: linked }, _, links) => ({
            label: `Google Maps${links.length === 1 ? '' : `, ${stopNumbersText(linked)}`}`,
            icon: externalIcon,
            onChoose: () => void window.open(url, '_blank', 'noopener'),
          })),
          { label: 'Export stops', icon: reportIcon, onChoose: () => setExporting(true) },
        ]}
      >
        <Icon icon={moreIcon} size={14} />
        <span className="rr-sr">Send route {number}</span>
      </Menu>
      {isExporting ? (
        <ExportDialog
          projectId={projectId}
          part={{ ...wholePlan, routeIndex: route.index }}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </>
  )
})

/** Such as `stops 1 to 10`. */
const stopNumbersText = (linked: ReadonlyArray<{ readonly position: number }>): string => {
  const [first, last] = [linked[0]?.position, linked.at(-1)?.position]
  return first === last ? `stop ${first}` : `stops ${first} to ${last}`
}

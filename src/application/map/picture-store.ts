import { makeAutoObservable } from 'mobx'
import type { Coordinates } from '../../domain/address'
import { emptyPicture, pictureOf, type MapView, type Picture } from '../../domain/map'
import { emptyPlan, type Plan } from '../../domain/plan'

/** What the picture is made of, wherever it is held. */
export type PictureSources = {
  readonly plan: { readonly plan: Plan | undefined }
  /** the plan as it is while another is proposed; none otherwise */
  readonly formerPlan: { readonly plan: Plan | undefined }
  readonly map: { readonly view: MapView }
  readonly session: { readonly user: { readonly at: Coordinates | undefined } | undefined }
}

/** Holds nothing of its own: the picture follows from the plan, the view and who is signed in. */
export class PictureStore {
  readonly sources: PictureSources

  constructor(sources: PictureSources) {
    this.sources = sources
    makeAutoObservable(this, { sources: false })
  }

  get picture(): Picture {
    const { plan, map, session } = this.sources
    return pictureOf(plan.plan ?? emptyPlan, map.view, session.user?.at)
  }

  /** The lines that a proposal would do away with. */
  get formerLines(): Picture['lines'] {
    const { formerPlan, map } = this.sources
    return formerPlan.plan === undefined ? emptyPicture.lines : pictureOf(formerPlan.plan, map.view, undefined).lines
  }
}

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { recall, remember } from '../base/settings.ts'
import { openWorker } from './worker/openworker.ts'
import type { TodayPictures } from './worker/todaycards.ts'

/** The pictures that this device has made already today. */
const keptPictures = (day: string): TodayPictures | null => {
  const stored = recall('today') as TodayPictures | undefined
  return stored?.day === day ? stored : null
}

/** Today's deals and puzzle; `null` while they are made, `failed` if the worker cannot be loaded. */
export const useTodayPictures = (day: string): TodayPictures | 'failed' | null => {
  const shown = useSignal<TodayPictures | 'failed' | null>(keptPictures(day))
  useEffect(() => {
    if (shown.peek() !== null) return
    const worker = openWorker()
    void worker.failed.then(() => {
      shown.value ??= 'failed'
    })
    worker.todayCards.pictures(day).then(
      pictures => {
        remember('today', pictures)
        shown.value = pictures
        worker.close()
      },
      () => {
        shown.value = 'failed'
      },
    )
    return worker.close
  }, [day])
  return shown.value
}

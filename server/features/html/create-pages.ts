import type { Page, PageRequest, Pages } from '../../api/pages.js';
import type { FeaturesDeps, LayerPath, Schemas } from '../model/call.js';
import { allJobsPage } from './all-jobs-page.js';
import { editsOf, mayAdminister } from '../catalog/rights.js';
import { findService } from '../catalog/service-repository.js';
import { refusedAppendPage } from './append-page.js';
import { assetsPath } from '../../pages/assets.js';
import { cataloguePage } from './catalogue-page.js';
import { errorPage } from '../../pages/error-page.js';
import { jobListPage } from './job-list-page.js';
import { jobPage } from './job-page.js';
import { jsonPage } from './json-page.js';
import { type LayerRights, layerPage } from './layer-page.js';
import { type Frame, redirect } from '../../pages/layout.js';
import { mapBackground } from '../../pages/map-background.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { queryPage } from './query-page.js';
import { servicePage } from './service-page.js';
import { userOutcome } from './user-outcomes.js';

type Deps = Pick<FeaturesDeps, 'access' | 'databases' | 'settings'>;

/** Creates the pages of feature services; an operation without a page of its own shows its JSON on one. */
export function createPages(deps: Deps): Pages {
  const background = mapBackground(deps.settings);
  const framed = <View>(view: View): View & Pick<Frame, 'assets' | 'background'> => ({
    ...view,
    assets: assetsPath(),
    background,
  });
  return {
    async show(request) {
      const frame = framed(request);
      if ('error' in request.outcome && request.operationId === 'appendFile')
        return refusedAppendPage(deps, frame, request, request.outcome.error);
      const ofUsers = await userOutcome(deps, frame, request);
      if (ofUsers !== undefined) return ofUsers;
      if ('error' in request.outcome && !request.isChecked) throw request.outcome.error;
      if (request.operationId.replace(/Post$/, '') === 'queryLayer') {
        return queryPage(deps, frame, request, request.path as unknown as LayerPath);
      }
      if ('error' in request.outcome) throw request.outcome.error;
      return show(deps, frame, request, request.outcome.body);
    },
    refuse: (error, view) => errorPage(framed(view), error),
  };
}

async function show(deps: Deps, frame: Frame, request: PageRequest, body: unknown): Promise<Page> {
  const name = String(request.path['serviceName']);
  switch (request.operationId.replace(/Post$/, '')) {
    case 'listServices':
      return cataloguePage(deps, frame, body as Schemas['Catalogue']);
    case 'getService':
      return servicePage(frame, name, body as Schemas['Service'], (await rightsOf(deps, frame, name)).isOwn);
    case 'getLayer':
      return layerPage(frame, name, body as Schemas['Layer'], await rightsOf(deps, frame, name));
    case 'getJob':
    case 'getLayerAppendJob':
    case 'getServiceAppendJob':
      return jobPage(frame, name, body as Schemas['AppendJob']);
    case 'listJobs':
    case 'listLayerAppendJobs':
      return jobListPage(frame, name, body as Schemas['JobListReply']);
    case 'listAllJobs': {
      const { state } = request.parameters;
      return allJobsPage(
        frame,
        body as Schemas['AllJobsReply'],
        typeof state === 'string' ? state : undefined,
      );
    }
    case 'cancelAnyJob':
      return frame.formToken === undefined ? jsonPage(frame, body) : redirect(`${rootOf(frame)}/rest/jobs`);
    case 'cancelJob':
    case 'restartJob': {
      const { jobId } = body as { readonly jobId: string };
      const isForm = frame.formToken !== undefined;
      return isForm ? redirect(serviceHref(frame, name, `/jobs/${jobId}`)) : jsonPage(frame, body);
    }
    default:
      return jsonPage(frame, body);
  }
}

/** Finds what the reader of a page may do with a service. Nobody may change that of the events, which is not stored. */
async function rightsOf(
  { databases }: Deps,
  { principal }: Frame,
  name: string,
): Promise<Required<LayerRights>> {
  const service = principal && (await findService(databases.features, name));
  if (principal === undefined || service === undefined) return { isOwn: false, mayEdit: false };
  return { isOwn: mayAdminister(principal, service), mayEdit: editsOf(principal, service).length > 0 };
}

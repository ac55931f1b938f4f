import * as calls from '@vitae/contract/admin';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireStaffId } from '../auth/access.ts';
import { readStaff } from '../auth/staff.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { routeOf } from '../http/route-of.ts';
import type { RateLimits } from '../rate-limit/limits.ts';
import { readHealthOverTime } from '../remote-health/read-over-time.ts';
import { noteAudit, readAudit } from './audit.ts';
import { liftLimit, readOperations, setPlanLimit } from './operations.ts';
import { type ReleaseDesk, ReleaseRefusal, requireDesk } from './release-desk.ts';
import * as users from './users.ts';

const done = { success: true as const };
const tags = ['admin'];

export const adminRoutes: FastifyPluginAsyncZod<
  users.StaffDependencies & { limits: RateLimits; releases: ReleaseDesk | null }
> = async (app, { limits, releases, ...dependencies }) => {
  const { database } = dependencies;
  const staffOf = (request: FastifyRequest) => requireStaffId(request.caller);

  app.route({
    ...routeOf(calls.listAdminUsers, { summary: 'Accounts, by a part of their address or name', tags }),
    handler: async (request) => {
      const { search, page } = request.query;
      // Not the text itself: it may be somebody's address.
      await noteAudit(database.orm, {
        staffId: staffOf(request),
        action: 'users_listed',
        details: { is_search: search !== '', page },
      });
      return { ...done, ...(await users.listUsers(database, request.query)) };
    },
  });

  app.route({
    ...routeOf(calls.readAdminUser, { summary: 'One account', tags }),
    handler: async (request) => {
      const { id } = request.params;
      await noteAudit(database.orm, { staffId: staffOf(request), action: 'user_read', subject: id });
      return { ...done, user: await users.readUser(database, id) };
    },
  });

  app.route({
    ...routeOf(calls.readUserTimeline, { summary: 'What one user did', tags }),
    handler: async (request) => {
      const { id } = request.params;
      await noteAudit(database.orm, { staffId: staffOf(request), action: 'timeline_read', subject: id });
      return { ...done, ...(await users.readTimeline(database, id, request.query.before)) };
    },
  });

  app.route({
    ...routeOf(calls.setUserDisabled, { summary: 'Lets nobody into an account, or its owner again', tags }),
    handler: async (request) => {
      const { is_disabled: isDisabled, reason } = request.body;
      const userId = request.params.id;
      await users.setDisabled(dependencies, { staffId: staffOf(request), userId, reason, isDisabled });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.sendUserMail, { summary: 'Mails a code to set a new password', tags }),
    handler: async (request) => {
      await users.mailUser(dependencies, { staffId: staffOf(request), userId: request.params.id });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.changeUserPlan, { summary: 'Gives a plan away, or takes one back', tags }),
    handler: async (request) => ({
      ...done,
      ...(await users.changePlan(dependencies, {
        staffId: staffOf(request),
        userId: request.params.id,
        ...request.body,
      })),
    }),
  });

  app.route({
    ...routeOf(calls.resetUserUsage, { summary: "Gives today's allowance back", tags }),
    handler: async (request) => {
      const { reason } = request.body;
      await users.resetUsage(dependencies, { staffId: staffOf(request), userId: request.params.id, reason });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.exportUser, { summary: 'Everything that is kept of one user', tags }),
    handler: async (request) => {
      const { reason } = request.body;
      const action = { staffId: staffOf(request), userId: request.params.id, reason };
      return { ...done, ...(await users.archiveUser(dependencies, action)) };
    },
  });

  app.route({
    ...routeOf(calls.eraseUser, { summary: 'Erases an account and everything in it', tags }),
    handler: async (request) => {
      await users.erase(dependencies, { staffId: staffOf(request), userId: request.params.id, ...request.body });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.readOperations, { summary: 'Who is held back, limits, faults of mails and payments', tags }),
    handler: async (request) => {
      await noteAudit(database.orm, { staffId: staffOf(request), action: 'operations_read' });
      return { ...done, ...(await readOperations(database, limits)) };
    },
  });

  app.route({
    ...routeOf(calls.liftLimit, { summary: 'Forgets what a client has been counted for', tags }),
    handler: async (request) => {
      await liftLimit(database, { staffId: staffOf(request), ...request.body });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.changePlanLimit, { summary: 'Sets what a plan allows', tags }),
    handler: async (request) => {
      await setPlanLimit(database, { staffId: staffOf(request), ...request.body });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.readAuditLog, { summary: 'What staff have done and looked at', tags }),
    handler: async (request) => {
      const { before } = request.query;
      if (before === undefined) await noteAudit(database.orm, { staffId: staffOf(request), action: 'audit_read' });
      return { ...done, ...(await readAudit(database, before)) };
    },
  });

  app.route({
    ...routeOf(calls.readReleases, { summary: 'What the channels serve, and their history', tags }),
    handler: async () => ({
      ...done,
      channels: releases && (await releases.readChannels()),
      packages: (await releases?.readPackages()) ?? {},
    }),
  });

  app.route({
    ...routeOf(calls.changeChannel, { summary: 'Promotes, rolls back, freezes or thaws, through the gate', tags }),
    handler: async ({ caller, params: { channel }, body }) => {
      const desk = requireDesk(releases);
      const staffId = requireStaffId(caller);
      const { username } = await readStaff(database, staffId);
      await noteAudit(database.orm, { staffId, action: `release_${body.action}`, details: { channel, ...body } });
      try {
        return { ...done, channel: await desk.change(channel, body, username) };
      } catch (error) {
        if (!(error instanceof ReleaseRefusal)) throw error;
        await noteAudit(database.orm, { staffId, action: 'release_refused', details: { channel, ...body } });
        throw new ApiFailure(409, 'release_refused', error.message);
      }
    },
  });

  app.route({
    ...routeOf(calls.readHealthOverTime, { summary: 'How each version of each remote does, over time', tags }),
    handler: async (request) => ({ ...done, ...(await readHealthOverTime(database, request.query)) }),
  });
};

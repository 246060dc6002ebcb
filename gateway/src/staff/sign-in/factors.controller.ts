import type { CodeProof, IdParams, PasskeyOptions, PasswordProof, RecoveryCodes, TotpSecret } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import {
  removeAccountPasskey,
  removeAccountTotp,
  renewRecoveryCodes,
  startAccountPasskey,
  startAccountTotp,
} from '@dealership/contracts/staff/accounts/endpoints';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import type { StaffMember } from '@dealership/service-kit/staff';
import { Body, Controller, Header, Logger, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsClient } from '../accounts/accounts.client.js';
import { SessionGuard } from '../session/session.guard.js';
import { ProofService } from './proof.service.js';
import { SignInService } from './sign-in.service.js';

const WHAT = 'second factor change';

const memberOf = ({ staffMember }: FastifyRequest): StaffMember => {
  if (!staffMember) throw new AppError('UNAUTHENTICATED');
  return staffMember;
};

/** Changes of sign-in factors. Each asks for the password again, so an unlocked computer is not enough. */
@Controller()
@UseGuards(SessionGuard)
export class FactorsController {
  private readonly logger = new Logger(FactorsController.name);

  constructor(
    private readonly proof: ProofService,
    private readonly signIn: SignInService,
    private readonly accounts: AccountsClient,
  ) {}

  @Route(api.startTotp)
  @Header('cache-control', 'no-store')
  startTotp(
    @Body() proof: PasswordProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TotpSecret> {
    return this.after(proof, request, reply, (id) => this.accounts.call(startAccountTotp, { id }));
  }

  @Route(api.turnTotpOff)
  async turnTotpOff(
    @Body() proof: CodeProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.after(proof, request, reply, (id, by) => this.accounts.call(removeAccountTotp, { id }, by));
  }

  @Route(api.newRecoveryCodes)
  @Header('cache-control', 'no-store')
  newRecoveryCodes(
    @Body() proof: CodeProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    return this.after(proof, request, reply, (id, by) => this.accounts.call(renewRecoveryCodes, { id }, by));
  }

  @Route(api.startPasskey)
  @Header('cache-control', 'no-store')
  startPasskey(
    @Body() proof: PasswordProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    return this.after(proof, request, reply, (id) => this.accounts.call(startAccountPasskey, { id }));
  }

  @Route(api.removePasskey)
  async removePasskey(
    @Param() { id: passkeyId }: IdParams,
    @Body() proof: PasswordProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.after(proof, request, reply, (id, by) => this.accounts.call(removeAccountPasskey, { id, passkeyId }, by));
  }

  private after<Result>(
    proof: PasswordProof & Partial<CodeProof>,
    request: FastifyRequest,
    reply: FastifyReply,
    act: (id: number, by: { sessionId: string; address: string }) => Promise<Result>,
  ): Promise<Result> {
    const { sessionId, account } = memberOf(request);
    return this.proof.verify(request, reply, { what: WHAT }, async () => {
      await this.signIn.checkAgain(account.id, proof);
      const result = await act(account.id, { sessionId, address: request.ip });
      this.logger.log({ requestId: request.id, address: request.ip, session: sessionId }, `${WHAT} accepted`);
      return result;
    });
  }
}

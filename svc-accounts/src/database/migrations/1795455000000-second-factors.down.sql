DROP TABLE accounts.role_demand;
DROP TABLE accounts.used_challenge;
DROP TABLE accounts.passkey;
DROP TABLE accounts.recovery_code;
DROP TABLE accounts.totp;
